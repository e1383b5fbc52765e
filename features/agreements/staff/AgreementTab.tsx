// The agreement of one person: its status, what follows from it, the possible actions, and the history.
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef, useState, type ReactElement } from 'react';
import { EmptyState } from '../../../platform/web/look/EmptyState.tsx';
import { LoadingLines } from '../../../platform/web/look/LoadingLines.tsx';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { UndoNote } from '../../../platform/web/form/UndoNote.tsx';
import { useFocusAfter } from '../../../platform/web/form/use-focus-after.ts';
import { useChange } from '../../../platform/web/live/use-change.ts';
import { US_STATES } from '../../contacts/rules/us-states.ts';
import type { Agreement } from '../contract.ts';
import { agreementSentence, DAY_ENDS_LAST, isSignedHere, waitSentence } from '../rules/agreement-words.ts';
import { isKept } from './agreement-form.ts';
import { AgreementForm } from './AgreementForm.tsx';
import { AgreementHistory } from './AgreementHistory.tsx';
import { CancelNotice } from './CancelNotice.tsx';
import { EndAgreement } from './EndAgreement.tsx';
import { agreementsOptions, api } from './queries.ts';
import { RemoveRecord } from './RemoveRecord.tsx';
import { UndoCancellation } from './UndoCancellation.tsx';

interface AgreementTabProps {
  readonly contactId: string;
  readonly archived: boolean;
}
/** What was just done; the note offers Undo. */
interface Done {
  readonly what: 'cancelled' | 'removed';
  readonly one: Agreement;
}
/**
 * The open form, for this record or a new one. Forms and dialogs stay open when others change the record, and only a form with a kept
 * draft opens by itself.
 */
interface OpenForm {
  readonly of: Agreement | undefined;
  readonly isAskedFor: boolean;
}
interface OpenDialog {
  readonly what: 'cancel' | 'end' | 'remove' | 'undo-cancel';
  readonly of: Agreement;
}

export function AgreementTab({ contactId, archived }: AgreementTabProps): ReactElement {
  const list = useInfiniteQuery(agreementsOptions(contactId));
  if (!list.data) return list.error ? <RefusalNote error={list.error} /> : <LoadingLines lines={4} />;
  return <LoadedTab key={contactId} contactId={contactId} archived={archived} />;
}

function LoadedTab({ contactId, archived }: AgreementTabProps): ReactElement | null {
  const may = useMay();
  const mayRecord = may('agreements:record') && !archived;
  const mayUndo = may('agreements:undo') && !archived;
  const list = useInfiniteQuery(agreementsOptions(contactId));
  const restore = useChange(api.restore);
  const rows = list.data?.pages.flatMap((page) => page.rows) ?? [];
  const [first] = list.data?.pages ?? [];
  const [form, setForm] = useState<OpenForm | undefined>(() => keptForm(contactId, rows));
  const [dialog, setDialog] = useState<OpenDialog>();
  const [done, setDone] = useState<Done>();
  const section = useRef<HTMLElement>(null);
  // What was pressed is often gone once it is done, so the cursor goes to what it changed.
  const focusAfter = useFocusAfter();
  if (!first) return null;
  const { standing, wait, current } = first;
  const asSaved = (one: Agreement): Agreement => rows.find(({ id }) => id === one.id) ?? one;
  const finish = (what: Done | undefined): void => {
    setDone(what);
    focusAfter(() => section.current);
  };
  const close = (): void => setDialog(undefined);
  const closeForm = (): void => {
    setForm(undefined);
    finish(done);
  };
  const putBack = ({ id }: Agreement): void => restore.start({ id }, () => finish(undefined));
  const undoCancellation = (of: Agreement): void => setDialog({ what: 'undo-cancel', of });
  const end =
    (what: Done['what']) =>
    (one: Agreement): void => {
      close();
      finish({ what, one });
    };
  const recordButton = mayRecord && (!form || form.of) && (
    <Button onClick={() => setForm({ of: undefined, isAskedFor: true })}>Record a paper agreement</Button>
  );
  return (
    <Stack gap="lg" maw={720}>
      <section aria-labelledby="agreement-standing" ref={section} tabIndex={-1}>
        <Title order={2} id="agreement-standing" mb="xs">
          Agreement
        </Title>
        {standing.standing === 'none' ? (
          <EmptyState
            sentence="No agreement is recorded. Work starts when one is. Offer one below, or record one that was signed on paper; this page then shows until when the client may cancel and when work may start."
            action={recordButton}
          />
        ) : (
          <Stack gap="xs">
            <Text fw={500}>{agreementSentence(standing)}</Text>
            {standing.standing === 'cancel-period' && (
              <Text c="dimmed">
                {waitSentence(wait, stateName(wait.state))} {DAY_ENDS_LAST}
              </Text>
            )}
            {mayRecord && current && (
              <Group gap="sm" mt="xs">
                <Button variant="default" onClick={() => setDialog({ what: 'cancel', of: current })}>
                  Record cancellation
                </Button>
                <Button variant="default" onClick={() => setDialog({ what: 'end', of: current })}>
                  End agreement
                </Button>
                {!form?.of && !isSignedHere(current.how) && (
                  <Button variant="default" onClick={() => setForm({ of: current, isAskedFor: true })}>
                    Correct
                  </Button>
                )}
              </Group>
            )}
            {!current && <Group mt="xs">{recordButton}</Group>}
          </Stack>
        )}
      </section>
      {done && mayUndo && (
        <UndoNote
          sentence={done.what === 'removed' ? 'The agreement was removed.' : 'The end of the agreement was recorded.'}
          busy={restore.isPending}
          error={restore.error}
          onUndo={() => (done.what === 'removed' ? putBack(done.one) : undoCancellation(done.one))}
          onClose={() => finish(undefined)}
        />
      )}
      {mayRecord && form && (
        <AgreementForm
          key={form.of?.id ?? ''}
          contactId={contactId}
          saved={form.of && asSaved(form.of)}
          isAskedFor={form.isAskedFor}
          onDone={closeForm}
        />
      )}
      {dialog?.what === 'cancel' && <CancelNotice of={asSaved(dialog.of)} onDone={end('cancelled')} onClose={close} />}
      {dialog?.what === 'end' && <EndAgreement of={asSaved(dialog.of)} onDone={end('cancelled')} onClose={close} />}
      {dialog?.what === 'remove' && <RemoveRecord of={asSaved(dialog.of)} onDone={end('removed')} onClose={close} />}
      {dialog?.what === 'undo-cancel' && (
        <UndoCancellation
          of={asSaved(dialog.of)}
          onDone={() => {
            close();
            finish(undefined);
          }}
          onClose={close}
        />
      )}
      {!done && <RefusalNote error={restore.error} />}
      {rows.length > 0 && (
        <AgreementHistory
          rows={rows}
          mayUndo={mayUndo}
          busy={restore.isPending}
          onRemove={(one) => setDialog({ what: 'remove', of: one })}
          onRestore={putBack}
          onUndoCancel={undoCancellation}
          more={list.hasNextPage ? { load: () => void list.fetchNextPage(), loading: list.isFetchingNextPage } : undefined}
        />
      )}
    </Stack>
  );
}

/** The form in which something was typed and not saved. */
function keptForm(contactId: string, rows: readonly Agreement[]): OpenForm | undefined {
  const of = [undefined, ...rows].find((one) => isKept(contactId, one));
  return of || isKept(contactId, undefined) ? { of, isAskedFor: false } : undefined;
}

function stateName(code: string | null): string | null {
  return US_STATES.find((state) => state.code === code)?.name ?? code;
}
