// The quick views of the client list, each a filter that is part of the URL.
import { OWING_NAME } from '../../billing/rules/payment-statuses.ts';
import { STUCK_DAYS, type ClientStage } from '../../contacts/rules/stages.ts';

/** The parts of the address a view sets; all of them, so that one view replaces another. */
export interface CaseFilter {
  readonly stage?: ClientStage;
  readonly hold?: 'yes' | 'no' | 'due';
  readonly stuck?: 'yes';
  readonly billing?: 'owing';
  readonly agreement?: 'none';
  readonly active?: 'yes';
}
export interface CaseView {
  readonly key: string;
  readonly label: string;
  readonly filter: CaseFilter;
  /** What a reader needs to be shown it, beside cases:view; the server asks for it too. */ readonly permission?:
    | 'billing:view'
    | 'agreements:view';
}

export const CASE_VIEWS: readonly CaseView[] = [
  { key: 'stuck', label: `Onboarding over ${STUCK_DAYS} days`, filter: { stuck: 'yes' } },
  { key: 'no-agreement', label: 'No agreement recorded', filter: { agreement: 'none', active: 'yes' }, permission: 'agreements:view' },
  { key: 'onboarding', label: 'Onboarding', filter: { stage: 'onboarding', hold: 'no' } },
  { key: 'ready', label: 'Ready for a round', filter: { stage: 'round-preparing', hold: 'no' } },
  { key: 'awaiting', label: 'Awaiting responses', filter: { stage: 'awaiting-responses', hold: 'no' } },
  { key: 'responses', label: 'Responses in', filter: { stage: 'responses-in', hold: 'no' } },
  { key: 'hold', label: 'On hold', filter: { hold: 'yes' } },
  { key: 'hold-due', label: 'Hold to be looked at', filter: { hold: 'due' } },
  { key: 'past-due', label: OWING_NAME, filter: { billing: 'owing' }, permission: 'billing:view' },
  { key: 'graduation', label: 'Ready to graduate', filter: { stage: 'graduation-ready', hold: 'no' } },
];

/** The view with exactly these filters; undefined for any other filter. */
export function viewOfFilter(search: Readonly<Record<string, string | undefined>>): CaseView | undefined {
  return CASE_VIEWS.find(({ filter }) =>
    (['stage', 'hold', 'stuck', 'billing', 'agreement', 'active'] as const).every((part) => search[part] === filter[part]),
  );
}

/** The path of a view. */
export function caseViewPath(key: string): string {
  const view = CASE_VIEWS.find((known) => known.key === key);
  return `/client-management?${new URLSearchParams({ ...view?.filter }).toString()}`;
}
