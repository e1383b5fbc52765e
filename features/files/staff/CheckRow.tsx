// One of the four documents: received with the day, the person and the file, or missing with a hint and the form to mark it.
import { Anchor, Button, Text } from '@mantine/core';
import { useRef, type ReactElement } from 'react';
import { DateText } from '../../../platform/web/look/DateText.tsx';
import { formatDate } from '../../../platform/web/look/format-date.ts';
import { officeToday } from '../../../platform/web/look/office-day.ts';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { useFocusAfter } from '../../../platform/web/form/use-focus-after.ts';
import { useRecordForm } from '../../../platform/web/form/use-record-form.ts';
import { useChange } from '../../../platform/web/live/use-change.ts';
import { BUREAUS, BUREAU_NAMES } from '../../report-files/rules/bureaus.ts';
import type { DocumentCheck, SentDocument } from '../contract.ts';
import { DOCUMENT_HINTS, DOCUMENT_WORDS, documentPhrase, type DocumentKind } from '../rules/required-documents.ts';
import classes from './DocumentsTab.module.css';
import { MARK_LABELS, MarkForm, readBureaus } from './MarkForm.tsx';
import { api } from './queries.ts';
import { HELD_BACK, type Opening } from './SentDocumentRow.tsx';

interface CheckRowProps {
  readonly contactId: string;
  readonly kind: DocumentKind;
  readonly held: DocumentCheck | null;
  /** What was sent, as far as it is loaded; `hasOlder` when there is more. */
  readonly sent: readonly SentDocument[];
  readonly hasOlder: boolean;
  readonly mayCheck: boolean;
  readonly opening: Opening;
  readonly onRemoved: (one: DocumentCheck) => void;
}

export function CheckRow({ contactId, kind, held, sent, hasOlder, mayCheck, opening, onRemoved }: CheckRowProps): ReactElement {
  const check = useChange(api.check);
  const removal = useChange(api.removeCheck);
  const row = useRef<HTMLLIElement>(null);
  const focusAfter = useFocusAfter();
  // What someone typed outlives that someone else was first.
  const form = useRecordForm({
    labels: MARK_LABELS,
    fill: () => ({ seenOn: officeToday(), fileId: '', note: '', bureaus: BUREAUS.join(','), validUntil: '' }),
    save: ({ seenOn, fileId, note, bureaus, validUntil }) =>
      check.run({
        contactId,
        kind,
        seenOn,
        fileId: sent.find(({ id }) => id === fileId)?.id ?? null,
        note: note === '' ? null : note,
        bureaus: readBureaus(bureaus),
        validUntil: validUntil === '' ? null : validUntil,
      }),
    draft: `document-check:${contactId}:${kind}`,
    onDone: () => focusAfter(() => row.current),
  });
  const remove = ({ id }: DocumentCheck): void =>
    removal.start({ id }, (gone) => {
      onRemoved(gone);
      focusAfter(() => row.current);
    });
  const counts = held !== null && !held.expired;
  const unsaved = held !== null && check.error !== null ? form.values.note : '';
  return (
    <li className={classes['line']} ref={row} tabIndex={-1}>
      <span aria-hidden="true" className={classes['glyph']} style={{ color: counts ? 'var(--redress-good)' : 'var(--redress-soon)' }}>
        {counts ? '✓' : '○'}
      </span>
      <div className={classes['words']}>
        <Text fw={500}>
          {DOCUMENT_WORDS[kind]}
          {!counts && (
            <Text span c="dimmed" fw={400}>
              {' '}
              – {held ? 'expired' : 'missing'}
            </Text>
          )}
        </Text>
        {held ? (
          <Held held={held} opening={opening} />
        ) : (
          <Text c="dimmed" size="sm">
            {DOCUMENT_HINTS[kind]}
          </Text>
        )}
        {mayCheck && !counts && <MarkForm kind={kind} form={form} sent={sent} hasOlder={hasOlder} />}
        {held && <RefusalNote error={check.error ?? removal.error} />}
        {unsaved !== '' && (
          <Text size="sm" mt={4}>
            Your note was not saved: {unsaved}
          </Text>
        )}
      </div>
      {mayCheck && held && (
        <Button
          variant="subtle"
          size="compact-xs"
          className={classes['action'] ?? ''}
          loading={removal.isPending}
          aria-label={`Remove mark: ${documentPhrase(kind)}`}
          onClick={() => remove(held)}
        >
          Remove
        </Button>
      )}
    </li>
  );
}

function Held({
  held: { seenOn, note, bureaus, validUntil, file, recordedAt, recordedBy },
  opening,
}: {
  readonly held: DocumentCheck;
  readonly opening: Opening;
}): ReactElement {
  return (
    <>
      <Text size="sm">
        Received, seen on {formatDate(seenOn)}
        {bureaus !== null && bureaus.length < BUREAUS.length && `, for ${bureaus.map((bureau) => BUREAU_NAMES[bureau]).join(', ')} only`}
        {validUntil !== null && `, until ${formatDate(validUntil)}`}
        {note !== null && `: ${note}`}
      </Text>
      {file &&
        (file.state === 'ok' ? (
          <Anchor
            component="button"
            type="button"
            size="sm"
            ta="left"
            disabled={opening.path === file.path}
            onClick={() => opening.start(file.path)}
          >
            Open {file.name}
          </Anchor>
        ) : (
          <Text size="sm">
            {file.name}. {HELD_BACK[file.state]}
          </Text>
        ))}
      <Text c="dimmed" size="xs">
        Marked <DateText at={recordedAt} distance={false} atOffice /> by <bdi>{recordedBy}</bdi>
      </Text>
    </>
  );
}
