// One file: what it shows, what is known of it, and what the office says it is.
import { Anchor, Button, Checkbox, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { useState, type ReactElement } from 'react';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import { useChange } from '../../../platform/web/live/use-change.ts';
import { AppLink } from '../../../platform/web/look/AppLink.tsx';
import { DateText } from '../../../platform/web/look/DateText.tsx';
import { ToneText } from '../../../platform/web/look/ToneText.tsx';
import type { SentDocument } from '../contract.ts';
import { FILE_KINDS, FILE_KIND_WORDS, requiredKind, type FileKind } from '../rules/file-kinds.ts';
import { formatSize, mediaWords } from '../rules/file-words.ts';
import { documentPhrase } from '../rules/required-documents.ts';
import { FilePreview } from './FilePreview.tsx';
import { api } from './queries.ts';

/** What was marked, and what undoes it. */
export interface Marked {
  readonly sentence: string;
  readonly undo: Parameters<typeof api.mark>[0];
}

interface FilePanelProps {
  readonly one: SentDocument;
  /** Set where the page is not that of the contact. */
  readonly contact?: { readonly id: string; readonly name: string };
  /** True when the file may be marked: uploads of contacts that are not archived. */
  readonly canMark: boolean;
  readonly onMarked: (marked: Marked) => void;
}

export function FilePanel({ one, contact, canMark, onMarked }: FilePanelProps): ReactElement {
  const mayMark = useMay()('files:mark') && canMark && one.state !== 'infected';
  return (
    <Stack gap="md">
      <div>
        {contact && (
          <Anchor component={AppLink} href={`/contacts/${contact.id}?tab=documents`} fw={500}>
            {contact.name}
          </Anchor>
        )}
        <Text c="dimmed" size="sm">
          {mediaWords(one.mediaType)} · {formatSize(one.sizeBytes)} · <DateText at={one.sentAt} />
          {one.sentBy && (
            <>
              {' '}
              · <bdi>{one.sentBy.name}</bdi>
              {one.sentBy.kind === 'client' && ', the client'}
            </>
          )}
        </Text>
        {!one.looked && <ToneText tone="soon">Not looked at yet</ToneText>}
      </div>
      {mayMark && <MarkFile key={`${one.id} ${one.kind}`} one={one} onMarked={onMarked} />}
      <FilePreview key={one.id} one={one} />
    </Stack>
  );
}

function MarkFile({ one, onMarked }: { readonly one: SentDocument; readonly onMarked: (marked: Marked) => void }): ReactElement {
  const mark = useChange(api.mark);
  const [kind, setKind] = useState<FileKind | ''>(one.kind ?? '');
  const required = requiredKind(kind === '' ? null : kind);
  const [wanted, setWanted] = useState(true);
  const isSame = one.looked && kind === (one.kind ?? '') && (required === undefined || wanted === one.received);
  const save = (): void =>
    mark.start(
      { id: one.id, kindBefore: one.kind, kind: kind === '' ? null : kind, looked: true, received: required !== undefined && wanted },
      ({ document, heldElsewhere }) =>
        onMarked({
          sentence: sentenceOf(document, heldElsewhere),
          undo: { id: one.id, kindBefore: document.kind, kind: one.kind, looked: one.looked, received: one.received },
        }),
    );
  return (
    <div>
      <Group gap="sm" align="flex-end">
        <NativeSelect
          label="What it is"
          w={{ base: '100%', xs: 280 }}
          value={kind}
          onChange={(event) => setKind(FILE_KINDS.find((known) => known === event.currentTarget.value) ?? '')}
          data={[{ value: '', label: 'Not sorted yet' }, ...FILE_KINDS.map((value) => ({ value, label: FILE_KIND_WORDS[value] }))]}
        />
        <Button loading={mark.isPending} disabled={isSame} onClick={save}>
          {one.looked ? 'Save' : 'Save as looked at'}
        </Button>
      </Group>
      {required && (
        <Checkbox
          mt="xs"
          checked={wanted}
          onChange={(event) => setWanted(event.currentTarget.checked)}
          label={`Mark ${documentPhrase(required)} as received`}
        />
      )}
      <RefusalNote error={mark.error} />
    </div>
  );
}

function sentenceOf({ name, kind, received }: SentDocument, heldElsewhere: boolean): string {
  const what = `${name}: ${kind === null ? 'not sorted' : FILE_KIND_WORDS[kind]}`;
  if (heldElsewhere) return `${what}. The document was already marked as received.`;
  return received ? `${what}, received.` : `${what}.`;
}
