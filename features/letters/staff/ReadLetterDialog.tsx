// A letter on the screen: read before its client approved it, with each decision and what can be done next.
import { Button, Group, List, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { Dialog } from '../../../platform/web/form/Dialog.tsx';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import { useChange } from '../../../platform/web/live/use-change.ts';
import { DateText } from '../../../platform/web/look/DateText.tsx';
import { formatDate } from '../../../platform/web/look/format-date.ts';
import { LoadingLines } from '../../../platform/web/look/LoadingLines.tsx';
import { letterTo } from '../rules/letter-kinds.ts';
import type { PastDecision } from '../contract/approvals.ts';
import { CLEARED_STATES } from '../rules/approval.ts';
import { APPROVAL_WORDS, END_WORDS } from '../rules/approval-words.ts';
import { LetterSheet } from '../portal/LetterSheet.tsx';
import { api, readOptions } from './queries.ts';
import classes from './ReadLetterDialog.module.css';

export function ReadLetterDialog({ id, onClose }: { readonly id: string; readonly onClose: () => void }): ReactElement {
  const letter = useQuery(readOptions(id));
  const ask = useChange(api.askAgain);
  const mayAsk = useMay()('letters:print');
  const title = letter.data ? `Letter to ${letterTo(letter.data)}` : 'Letter';
  if (letter.error && !letter.data)
    return (
      <Dialog title={title} size="xl" onClose={onClose}>
        <RefusalNote error={letter.error} />
      </Dialog>
    );
  if (!letter.data)
    return (
      <Dialog title={title} size="xl" onClose={onClose}>
        <LoadingLines lines={12} />
      </Dialog>
    );
  const { approval, decisions, fingerprint, letter: document, overrides } = letter.data;
  const isApproved = CLEARED_STATES.has(approval.state);
  return (
    <Dialog title={title} size="xl" onClose={onClose}>
      <div className={classes['mark']} data-approved={isApproved || undefined}>
        <Text fw={600}>
          {APPROVAL_WORDS[approval.state]}
          {approval.until !== null && `, counts until ${formatDate(approval.until)}`}
        </Text>
        <Text size="xs" c="dimmed">
          Fingerprint {fingerprint}
          {approval.waitingSince !== null && (
            <>
              {' · '}ready since <DateText at={approval.waitingSince} distance={false} atOffice />
            </>
          )}
          {approval.askedAt !== null && (
            <>
              {' · '}asked <DateText at={approval.askedAt} distance={false} atOffice />
            </>
          )}
        </Text>
        {!isApproved && mayAsk && (
          <Group mt="xs" gap="xs">
            <Button size="compact-sm" variant="default" loading={ask.isPending} onClick={() => ask.start({ id })}>
              Ask again
            </Button>
            <Text size="xs" c="dimmed">
              {approval.state === 'sent-back'
                ? 'Write the letter again if the client is right. Asking again shows them this one.'
                : 'The client gets an email in their language.'}
            </Text>
          </Group>
        )}
        <RefusalNote error={ask.error} />
      </div>
      {overrides.map(({ code, message, reason, byName, at }) => (
        <Text key={code} size="sm" mt="xs">
          Gate passed by <bdi>{byName}</bdi> on <DateText at={at} distance={false} atOffice />: {message} Reason: {reason}
        </Text>
      ))}
      {decisions.length > 0 && (
        <ul className={classes['decisions']} aria-label="Decisions of the client">
          {decisions.map((one) => (
            <Decision key={one.id} one={one} />
          ))}
        </ul>
      )}
      <LetterSheet letter={document} />
    </Dialog>
  );
}

function Decision({ one }: { readonly one: PastDecision }): ReactElement {
  const { decision, way, on, at, byName, word, isThis, endedOn, endedWhy, denied } = one;
  return (
    <li>
      <Text size="sm">
        {decision === 'approved' ? 'Approved' : 'Sent back'} {formatDate(on)},{' '}
        {way === 'portal' ? `in the portal by ${byName}` : `on paper; ${byName} saw the signed sheet`} (
        <DateText at={at} distance={false} atOffice />){!isThis && ', another wording of this letter'}
        {endedOn !== null && endedWhy !== null && `; ${END_WORDS[endedWhy]} ${formatDate(endedOn)}`}
      </Text>
      {word !== '' && <Text size="sm">“{word}”</Text>}
      {denied.length > 0 && (
        <>
          <Text size="sm" c="dimmed">
            Not so, says the client:
          </Text>
          <List size="sm" withPadding>
            {denied.map((text) => (
              <List.Item key={text}>{text}</List.Item>
            ))}
          </List>
        </>
      )}
    </li>
  );
}
