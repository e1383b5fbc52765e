// What needs action, as the dashboard lists it. Each feature reports its own; the dashboard sorts them.

export interface NeedsAction {
  /** 'feature.what', the same every day. */
  readonly key: `${string}.${string}`;
  readonly count: number;
  /** True when `count` is where counting stopped. */
  readonly capped: boolean;
  /** What it is, after the number: 'follow-ups are overdue'; in the singular for one. */
  readonly words: { readonly one: string; readonly many: string };
  /** The page that shows exactly these. */
  readonly href: string;
  /** late: past its time; soon: due now; open: waits without a date. */
  readonly weight: 'late' | 'soon' | 'open';
}
