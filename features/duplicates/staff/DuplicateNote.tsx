import { Alert, Anchor, Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { AppLink } from '../../../platform/web/look/AppLink.tsx';
import { formatDate } from '../../../platform/web/look/format-date.ts';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import { useChange } from '../../../platform/web/live/use-change.ts';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import type { DuplicateMerge } from '../contract.ts';
import { REASON_WORDS } from '../rules/judge-pair.ts';
import { api, ofContactOptions } from './queries.ts';

/** On the page of a contact: who may be the same person, and merges that can be undone. Renders nothing otherwise. */
export function DuplicateNote({ contactId }: { readonly contactId: string }): ReactElement | null {
  const may = useMay();
  const { data } = useQuery({ ...ofContactOptions(contactId), enabled: may('duplicates:view') });
  const merges =
    data?.merges.filter((merge) => merge.undoneAt === null && (merge.mergedId === contactId || new Date(merge.undoUntil) > new Date())) ??
    [];
  if (!data || (data.others.length === 0 && merges.length === 0)) return null;
  return (
    <Alert variant="default" p="sm" mb="md">
      {data.others.map(({ id, name, reasons }) => (
        <Text key={id}>
          May be the same person as{' '}
          <Anchor component={AppLink} href={`/contacts/${id}`}>
            <bdi>{name}</bdi>
          </Anchor>
          : {reasons.map((reason) => REASON_WORDS[reason]).join(', ')}.{' '}
          <Anchor component={AppLink} href="/contacts?tab=duplicates">
            Compare
          </Anchor>
        </Text>
      ))}
      {merges.map((merge) => (
        <MergeLine
          key={merge.id}
          merge={merge}
          contactId={contactId}
          mayUndo={may('duplicates:merge') && new Date(merge.undoUntil) > new Date()}
        />
      ))}
    </Alert>
  );
}

function MergeLine({
  merge,
  contactId,
  mayUndo,
}: {
  readonly merge: DuplicateMerge;
  readonly contactId: string;
  readonly mayUndo: boolean;
}): ReactElement {
  const undo = useChange(api.undoMerge);
  const isKept = merge.keptId === contactId;
  const [otherId, otherName] = isKept ? [merge.mergedId, merge.mergedName] : [merge.keptId, merge.keptName];
  const other = (
    <Anchor component={AppLink} href={`/contacts/${otherId}`}>
      <bdi>{otherName}</bdi>
    </Anchor>
  );
  return (
    <>
      <Group gap="sm">
        <Text>
          {isKept ? <>Another record, {other}, was merged into this one</> : <>This record was merged into {other}</>} on{' '}
          {formatDate(merge.madeAt)} by <bdi>{merge.madeBy}</bdi>.
        </Text>
        {mayUndo && (
          <Button variant="default" size="compact-sm" loading={undo.isPending} onClick={() => undo.start({ id: merge.id })}>
            Undo merge
          </Button>
        )}
      </Group>
      <RefusalNote error={undo.error} />
    </>
  );
}
