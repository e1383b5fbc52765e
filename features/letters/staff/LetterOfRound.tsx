import { Anchor, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import { AppLink } from '../../../platform/web/look/AppLink.tsx';
import { formatDate } from '../../../platform/web/look/format-date.ts';
import type { Bureau } from '../../report-files/rules/bureaus.ts';
import type { LetterRow } from '../contract.ts';
import { APPROVAL_WORDS } from '../rules/approval-words.ts';
import { lettersOfContactOptions } from './queries.ts';

interface LetterOfRoundProps {
  readonly contactId: string;
  readonly roundId: string;
  readonly bureau: Bureau;
}

/** Where the letter of a round to one bureau is: written, approved, printed. Nothing for who may not see letters, and once it was mailed. */
export function LetterOfRound({ contactId, roundId, bureau }: LetterOfRoundProps): ReactElement | null {
  const maySee = useMay()('letters:view');
  const letters = useQuery({ ...lettersOfContactOptions(contactId), enabled: maySee });
  const one = letters.data?.rows.find((row) => row.roundId === roundId && row.bureau === bureau);
  if (!one || one.mailing !== null) return null;
  const { approval } = one;
  return (
    <Text size="sm" {...(approval.state === 'sent-back' && { c: 'var(--redress-late)' })}>
      <Anchor component={AppLink} inherit href={`/contacts/${contactId}?tab=letters`} underline="always">
        Letter
      </Anchor>
      : {stateOf(one)}
      {approval.word !== null && ` “${approval.word}”`}
    </Text>
  );
}

function stateOf({ state, approval, printedAt }: LetterRow): string {
  if (state === 'rendering') return 'being written';
  if (state !== 'ready') return 'not written, see Letters';
  const words = APPROVAL_WORDS[approval.state];
  const approved = `${words.charAt(0).toLowerCase()}${words.slice(1)}${approval.on === null ? '' : ` ${formatDate(approval.on)}`}`;
  return printedAt === null ? approved : `${approved}, printed ${formatDate(printedAt)}`;
}
