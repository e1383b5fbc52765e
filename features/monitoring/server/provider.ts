// The interface to any monitoring provider. Nothing here orders, refreshes or pays for anything: it asks for what the
// provider already has. No client's password passes through it.
import type { ProviderKey } from '../rules/providers.ts';

/** How the provider knows a client. */
export interface Member {
  readonly provider: ProviderKey;
  readonly reference: string;
}

export type PullProblem = 'sign-in-failed' | 'needs-client' | 'unpaid' | 'unavailable' | 'refused';
/** `detail` is one sentence of ours, never the provider's words. */
export interface ProblemAnswer {
  readonly outcome: PullProblem;
  readonly detail: string;
}
export interface ReportAnswer {
  readonly outcome: 'report';
  readonly fileName: string;
  readonly bytes: Uint8Array;
}

export interface MonitoringProvider {
  readonly key: string;
  /** True when it answers for clients of this provider. */
  serves(provider: ProviderKey): boolean;
  /** Asks whether the client is known and can be read. Never throws. */
  test(member: Member): Promise<{ readonly outcome: 'ok' } | ProblemAnswer>;
  /** The newest report the provider already has. Never throws. */
  fetchReport(member: Member): Promise<ReportAnswer | ProblemAnswer>;
}
