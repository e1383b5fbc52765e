// A cell about a case in a list of contacts, read from what CaseSummaries loads.
import { Text, VisuallyHidden } from '@mantine/core';
import { IconClockExclamation } from '@tabler/icons-react';
import type { ReactElement, ReactNode } from 'react';
import { daysBetween, parseCivilDate } from '../../../platform/base/civil-date.ts';
import { StateStrip, type StripState } from '../../../platform/web/look/StateStrip.tsx';
import { ToneText } from '../../../platform/web/look/ToneText.tsx';
import { ClockRing } from '../../../platform/web/look/ClockRing.tsx';
import { formatDate, formatDateTime, formatDistance } from '../../../platform/web/look/format-date.ts';
import { officeToday } from '../../../platform/web/look/office-day.ts';
import { agreementSentence, agreementWords } from '../../agreements/rules/agreement-words.ts';
import { describeStanding, standingLook } from '../../billing/rules/standing-words.ts';
import { STUCK_DAYS } from '../../contacts/rules/stages.ts';
import { bureauSegments } from '../../credit-reports/rules/bureau-segments.ts';
import { RESPONSE_DAYS } from '../../disputes/rules/response-clock.ts';
import { STATUS_WORDS } from '../../monitoring/rules/status-words.ts';
import type { CaseSummary } from '../contract.ts';
import { useCaseSummary } from './CaseSummaries.tsx';
import type { Bureau } from '../../report-files/rules/bureaus.ts';

const ROUND_STATES = { draft: 'being prepared', open: 'open', closed: 'closed' } as const;
const NOT_PRINTED = 'Letters not printed yet';
const SHOWS = {
  /** Whole days in the stage. */
  days: ({ daysInStage }) => daysInStage,
  /** The same for somebody in onboarding; marked where that takes too long. */
  onboardingDays: ({ daysInStage, holdReason }) =>
    daysInStage > STUCK_DAYS && holdReason === null ? <StuckDays days={daysInStage} /> : daysInStage,
  round: ({ round }) => round?.state && `${round.number}, ${ROUND_STATES[round.state]}`,
  /** The clock of the bureau whose time is over first. */
  due: ({ round }) => round && <NextDue round={round} />,
  /** Items that wait for an answer, by bureau. */
  items: ({ round }) =>
    round && round.openItems.EQ + round.openItems.EX + round.openItems.TU > 0 && <Strip values={round.openItems} word={itemWord} />,
  /** The newest score each bureau's report has. */
  scores: ({ report }) => report?.scores && <Strip values={report.scores} word={scoreWord} />,
  /** Items bureaus took out so far. */
  deleted: ({ itemsDeleted }) => itemsDeleted,
  monitoring: ({ monitoring }) => monitoring && <MonitoringText status={monitoring} />,
  billing: ({ billing }) => billing && <BillingText billing={billing} />,
  /** Whether the client signed and may still cancel. */
  agreement: ({ agreement }) => agreement && <AgreementText agreement={agreement} />,
  /** How many of the four documents that everybody brings are in hand. */
  documents: ({ documents }) => documents && <DocumentsText documents={documents} />,
  /** What letters cannot be made without. */
  missing: ({ missingForLetters }) => missingForLetters.join(', '),
  portal: ({ portal }) => portal && <PortalText portal={portal} />,
} as const satisfies Readonly<Record<string, (summary: CaseSummary) => ReactNode>>;

/** A quiet mark while it loads and where it could not be loaded, nothing where there is nothing to tell. */
export function CaseCell({ id, show }: { readonly id: string; readonly show: keyof typeof SHOWS }): ReactElement {
  const summary = useCaseSummary(id);
  if (summary === 'loading')
    return (
      <Text span c="dimmed">
        …
      </Text>
    );
  if (summary === 'failed')
    return (
      <Text span c="dimmed" title="could not be loaded">
        <span aria-hidden="true">–</span>
        <VisuallyHidden>could not be loaded</VisuallyHidden>
      </Text>
    );
  return <>{summary && SHOWS[show](summary)}</>;
}

function StuckDays({ days }: { readonly days: number }): ReactElement {
  return (
    <span style={{ color: 'var(--redress-late)', fontWeight: 500, whiteSpace: 'nowrap' }}>
      <IconClockExclamation size={14} stroke={1.8} aria-hidden="true" style={{ verticalAlign: -2 }} /> {days}
      <VisuallyHidden>, over {STUCK_DAYS} days in onboarding</VisuallyHidden>
    </span>
  );
}

/** No clock runs for a letter that never left the office. */
function NextDue({ round: { dueOn, unprinted } }: { readonly round: NonNullable<CaseSummary['round']> }): ReactElement | null {
  const due = dueOn === null ? undefined : parseCivilDate(dueOn);
  if (!due)
    return unprinted > 0 ? (
      <Text span c="dimmed" title={NOT_PRINTED}>
        {NOT_PRINTED}
      </Text>
    ) : null;
  const rest = unprinted > 0 ? `, ${unprinted} ${unprinted === 1 ? 'letter' : 'letters'} not printed yet` : '';
  return (
    <span title={`Due ${formatDate(due)}${rest}`}>
      <ClockRing day={RESPONSE_DAYS - daysBetween(officeToday(), due)} of={RESPONSE_DAYS} />
      {rest !== '' && <VisuallyHidden>{rest}</VisuallyHidden>}
    </span>
  );
}

interface StripProps {
  readonly values: Readonly<Record<Bureau, number | null>>;
  readonly word: (value: number | null) => string;
}

function Strip({ values, word }: StripProps): ReactElement {
  const state = (value: number | null): StripState =>
    value ? { tone: 'neutral', label: word(value), glyph: String(value) } : { tone: 'none', label: word(value) };
  return <StateStrip segments={bureauSegments({ EQ: state(values.EQ), EX: state(values.EX), TU: state(values.TU) })} />;
}

function PortalText({ portal }: { readonly portal: NonNullable<CaseSummary['portal']> }): ReactElement {
  const { login, invited, lastSeenAt } = portal;
  if (lastSeenAt !== null)
    return (
      <time dateTime={lastSeenAt} title={formatDateTime(lastSeenAt)}>
        {formatDistance(lastSeenAt)}
      </time>
    );
  return (
    <Text span c="dimmed">
      {login ? 'not yet' : invited ? 'invited' : 'no login'}
    </Text>
  );
}

function MonitoringText({ status }: { readonly status: NonNullable<CaseSummary['monitoring']> }): ReactElement {
  if (status === 'none')
    return (
      <Text span c="dimmed">
        none
      </Text>
    );
  const { words, tone } = STATUS_WORDS[status];
  return <ToneText tone={tone}>{words}</ToneText>;
}

function BillingText({ billing }: { readonly billing: NonNullable<CaseSummary['billing']> }): ReactElement {
  if (billing === 'not-noted')
    return (
      <Text span c="dimmed">
        not noted
      </Text>
    );
  const { words, tone } = standingLook(billing);
  return (
    <ToneText tone={tone} title={describeStanding(billing)}>
      {words}
    </ToneText>
  );
}

function AgreementText({ agreement }: { readonly agreement: NonNullable<CaseSummary['agreement']> }): ReactElement {
  const { words, tone, glyph } = agreementWords(agreement, officeToday());
  if (agreement.standing === 'none')
    return (
      <Text span c="dimmed">
        {words}
      </Text>
    );
  return (
    <ToneText tone={tone} glyph={glyph} title={agreementSentence(agreement)}>
      {words}
    </ToneText>
  );
}

function DocumentsText({
  documents: { files, checked, of, missing },
}: {
  readonly documents: NonNullable<CaseSummary['documents']>;
}): ReactElement {
  const sent = files === 0 ? 'No file was sent' : files === 1 ? '1 file was sent' : `${files} files were sent`;
  const words = missing.length === 0 ? `All ${of} documents are in hand` : `Missing: ${missing.join(', ')}`;
  return (
    <ToneText {...(missing.length === 0 ? { tone: 'good' } : { tone: 'none', glyph: '' })} title={`${words}. ${sent}.`}>
      {checked}/{of}
      <VisuallyHidden>
        . {words}. {sent}.
      </VisuallyHidden>
    </ToneText>
  );
}

function itemWord(count: number | null): string {
  return count ? `${count} ${count === 1 ? 'item' : 'items'} open` : 'no items';
}

function scoreWord(score: number | null): string {
  return score === null ? 'no score' : `score ${score}`;
}
