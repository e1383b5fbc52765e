// What else can be done with one letter.
import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { openPdf } from '../../../platform/web/live/api.ts';
import { loadPart } from '../../../platform/web/live/load-part.ts';
import { useAction } from '../../../platform/web/live/use-action.ts';
import { useChange } from '../../../platform/web/live/use-change.ts';
import type { LetterRow } from '../contract.ts';
import { ENVELOPE_SIZES, ENVELOPE_WORDS, type EnvelopeSize } from '../rules/envelope-sizes.ts';
import { letterTo } from '../rules/letter-kinds.ts';
import type { AskedOfLetter } from './asked-of-letter.ts';
import { api } from './queries.ts';

// Dialogs and the editor come when the first one is opened.
const LetterDialogs = lazy(() => loadPart(async () => ({ default: (await import('./LetterDialogs.tsx')).LetterDialogs })));

interface LetterMenuProps {
  readonly row: LetterRow;
  readonly onRead: (id: string) => void;
  /** Shows why something could not be done; null once it could. */
  readonly onError: (error: unknown) => void;
}

/** For those who may print. */
export function LetterMenu({ row, onRead, onError }: LetterMenuProps): ReactElement | null {
  const [asked, setAsked] = useState<AskedOfLetter>();
  const retry = useChange(api.retry);
  const duplicate = useChange(api.duplicate);
  const envelope = useAction((size: EnvelopeSize) => openPdf(api.envelope({ id: row.id, size })));
  const cover = useAction((letterId: string) => openPdf(api.coverSheet({ id: letterId })));
  const { id, kind, state, mailing, returned, approval } = row;
  const isReady = state === 'ready';
  const isOpen = mailing === null && returned === null;
  const isWritten = kind === 'written';
  const run = (work: Promise<unknown>): void => {
    onError(null);
    work.catch(onError);
  };
  if (!isReady && !isWritten) return null;
  return (
    <>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <ActionIcon
            variant="subtle"
            color="gray"
            loading={retry.isPending || duplicate.isPending || envelope.isPending || cover.isPending}
            aria-label={`Actions for the letter of ${row.contactName} to ${letterTo(row)}`}
          >
            <IconDots size={16} stroke={1.6} aria-hidden="true" />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {isReady && (
            <>
              <Menu.Item onClick={() => onRead(id)}>Read</Menu.Item>
              {ENVELOPE_SIZES.map((size) => (
                <Menu.Item key={size} onClick={() => run(envelope.run(size))}>
                  Print {ENVELOPE_WORDS[size]}
                </Menu.Item>
              ))}
              <Menu.Item onClick={() => run(cover.run(id))}>Print cover sheet</Menu.Item>
            </>
          )}
          {isWritten && isReady && isOpen && approval.state !== 'approved' && (
            <Menu.Item onClick={() => setAsked('copy')}>Change wording</Menu.Item>
          )}
          {isReady && isOpen && <Menu.Item onClick={() => run(retry.run({ id }))}>Write again</Menu.Item>}
          {isWritten && <Menu.Item onClick={() => run(duplicate.run({ id }))}>Make a new copy</Menu.Item>}
          {mailing !== null && <Menu.Item onClick={() => setAsked('return')}>Record returned mail</Menu.Item>}
          {returned !== null && <Menu.Item onClick={() => setAsked('undo-return')}>Undo returned mail</Menu.Item>}
          {isWritten && isOpen && state !== 'cancelled' && (
            <Menu.Item color="red" onClick={() => setAsked('void')}>
              Void
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {asked !== undefined && (
        <Suspense>
          <LetterDialogs row={row} asked={asked} onClose={() => setAsked(undefined)} />
        </Suspense>
      )}
    </>
  );
}
