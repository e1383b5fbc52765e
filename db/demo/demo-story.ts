// What can happen in the demo office, and who works there. Times are minutes before the demo is made.
import type { HoldKind } from '../../features/contacts/rules/holds.ts';
import type { BureauSymbol, DemoStranger } from './demo-report.ts';
import type { LinesNow } from './long-files.ts';

export const days = (n: number, hour = 0): number => (n * 24 - hour) * 60;

export type StaffKey = 'olivia' | 'marcus' | 'priya' | 'dana';
export const STAFF: readonly {
  readonly key: StaffKey;
  readonly name: string;
  readonly email: string;
  readonly role: 'owner' | 'sales' | 'credit-specialist' | 'processor';
}[] = [
  { key: 'olivia', name: 'Olivia Brandt', email: 'owner@demo.redress.test', role: 'owner' },
  { key: 'marcus', name: 'Marcus Hale', email: 'marcus@demo.redress.test', role: 'sales' },
  { key: 'priya', name: 'Priya Raman', email: 'priya@demo.redress.test', role: 'credit-specialist' },
  { key: 'dana', name: 'Dana Whitfield', email: 'dana@demo.redress.test', role: 'processor' },
];

/**
 * A report pulled: one with many lines, or one of the two short ones. A later one is pulled so many days after the first, with the scores
 * so many points up, and with the short one's disputed collection gone at some bureaus, or the lines of the long one as they are now.
 */
export interface ReportStep {
  readonly do: 'report';
  readonly file?: 'long';
  readonly later?: { readonly days: number; readonly gone: readonly BureauSymbol[]; readonly points: number; readonly lines?: LinesNow };
}
/** One account that is disputed at each bureau that lists it, or at those named. */
export interface RoundItem {
  readonly creditor: string;
  readonly reason: string;
  readonly instruction: string;
  readonly fact: string;
  /** What it should be by the client's word. */
  readonly correct?: readonly { readonly field: 'status' | 'balance' | 'opened'; readonly value: string }[];
  /** The months the bureau shows as late are disputed. */
  readonly lateMonths?: true;
  /** Who says the fact; the report unless it is the client. */
  readonly source?: 'client';
  readonly at?: readonly BureauSymbol[];
}
/** A round: these items, or the short file's collection with its balances that disagree. */
export interface RoundStep {
  readonly do: 'round';
  readonly items?: readonly RoundItem[];
}
/** The letters of the newest round are mailed. */
export interface MailedStep {
  readonly do: 'mailed';
  readonly how: 'first-class' | 'certified';
}
/** The newest letter to a bureau is delivered. */
export interface DeliveredStep {
  readonly do: 'delivered';
  readonly at: BureauSymbol;
}
/** A letter of a bureau about one disputed account. */
export interface AnswerStep {
  readonly do: 'answer';
  readonly creditor: string;
  readonly at: BureauSymbol;
  readonly result: 'removed' | 'corrected' | 'confirmed';
  readonly note: string;
}
/** Which credit monitoring someone uses, and what is wrong with it. */
export interface MonitoringStep {
  readonly do: 'monitoring';
  readonly provider: 'identityiq' | 'myscoreiq' | 'smartcredit' | 'privacyguard';
  readonly nextInDays: number;
  readonly trouble?: { readonly status: 'needs-client' | 'unpaid'; readonly note: string };
}
/** Payment status from that day on. */
export interface BillingStep {
  readonly do: 'billing';
  readonly standing: 'up-to-date' | 'past-due' | 'payment-failed' | 'paused' | 'ended';
  readonly plan?: 'flat' | 'per-deletion' | 'none';
  readonly note?: string;
}
/** A paper agreement signed today; the statement of the client's rights was given before. */
export interface AgreementStep {
  readonly do: 'agreement';
}
type CallOutcome = 'reached' | 'voicemail' | 'no-answer' | 'wrong-number';
type Happening =
  | { readonly do: 'call'; readonly outcome: CallOutcome; readonly note: string; readonly incoming?: true }
  | { readonly do: 'note'; readonly body: string; readonly pinned?: true }
  | { readonly do: 'claim' }
  | { readonly do: 'convert' }
  | { readonly do: 'archive' }
  | ReportStep
  | MonitoringStep
  | AgreementStep
  | { readonly do: 'cancels' }
  | BillingStep
  | RoundStep
  | MailedStep
  | DeliveredStep
  | AnswerStep
  | { readonly do: 'outcomes' }
  /** The client is asked about another person's name and address in the file, and the round is prepared. */
  | { readonly do: 'mixed-file' }
  | { readonly do: 'lead-stage'; readonly stage: 'contacted' | 'consult-booked' | 'consult-done' | 'agreement-sent' }
  | { readonly do: 'lost'; readonly reason: 'no-answer' | 'price' | 'not-now' | 'not-eligible' | 'another-company'; readonly note: string }
  | {
      readonly do: 'case-stage';
      readonly stage:
        | 'analysis'
        | 'round-preparing'
        | 'awaiting-responses'
        | 'responses-in'
        | 'graduation-ready'
        | 'graduated'
        | 'cancelled';
      readonly reason?: string;
    }
  | { readonly do: 'hold'; readonly reason: string; readonly kind?: HoldKind; readonly untilInDays?: number }
  | {
      readonly do: 'set';
      readonly set: { readonly urgency?: 'Low' | 'Medium' | 'High' | 'Critical'; readonly addTags?: string[]; readonly source?: string };
    }
  | { readonly do: 'follow-up'; /** Days from today; negative is overdue. */ readonly inDays: number }
  | {
      readonly do: 'task';
      readonly title: string;
      readonly kind: 'task' | 'call' | 'follow-up' | 'appointment' | 'deadline' | 'document-request';
      readonly inDays: number;
      readonly for: StaffKey;
      readonly done?: true;
    }
  | { readonly do: 'spouse'; readonly of: string };
export type Step = Happening & { readonly ago: number; readonly by: StaffKey };

export interface DemoContact {
  readonly first?: string;
  readonly last?: string;
  readonly company?: string;
  readonly category: 'lead' | 'client' | 'affiliate' | 'furnisher' | 'provider';
  readonly ago: number;
  readonly by: StaffKey;
  readonly owner?: StaffKey;
  readonly email?: string;
  readonly phone?: string;
  readonly language?: 'es';
  readonly address?: readonly [street: string, city: string, state: string, zip: string];
  readonly identity?: { readonly ssn: string; readonly birth: string };
  /** Another person in the client's file. */
  readonly stranger?: DemoStranger;
  readonly urgency?: 'Low' | 'Medium' | 'High' | 'Critical';
  readonly source?: string;
  readonly tags?: readonly string[];
  readonly consents?: readonly ('email' | 'sms' | 'call')[];
  readonly steps?: readonly Step[];
}

export const at = (ago: number, by: StaffKey, what: Happening): Step => ({ ...what, ago, by });
export const call = (ago: number, by: StaffKey, outcome: CallOutcome, note: string): Step => at(ago, by, { do: 'call', outcome, note });
/** A later pull of someone's long file. */
export const pull = (ago: number, first: number, points: number, lines: LinesNow): Step =>
  at(ago, 'priya', { do: 'report', file: 'long', later: { days: first - ago / days(1), gone: [], points, lines } });
/** The letters of the newest round are mailed some hours after `ago`, and delivered so many days before the demo at these bureaus. */
export const mailed = (
  ago: number,
  how: MailedStep['how'] = 'first-class',
  delivered: Readonly<Partial<Record<BureauSymbol, number>>> = {},
): Step[] => [
  at(ago - 180, 'dana', { do: 'mailed', how }),
  ...BUREAU_SYMBOLS.flatMap((bureau) => {
    const on = delivered[bureau];
    return on === undefined ? [] : [at(days(on), 'dana', { do: 'delivered', at: bureau })];
  }),
];
const BUREAU_SYMBOLS: readonly BureauSymbol[] = ['TUC', 'EXP', 'EQF'];
export const note = (ago: number, by: StaffKey, body: string): Step => at(ago, by, { do: 'note', body });
