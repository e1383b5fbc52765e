// Hot leads: people answered within the hour are far likelier to become clients.

export const HOT_URGENCIES = ['High', 'Critical'] as const;
/** The words of the panel, and the hour they speak of. */
export const RESPOND_WITHIN = 'Respond within 1 hour!';
export const RESPOND_MINUTES = 60;
/** How many the panel shows. */
export const SHOWN_AT_MOST = 3;
/** Where counting stops. */
export const HOT_COUNT_CAP = 100;

/** What a hot lead becomes once someone reached it and its urgency is lowered. */
export const LOWERED_URGENCY = 'Medium';

interface HotFacts {
  readonly category: string;
  readonly stage: string | null;
  readonly urgency: string | null;
  readonly archivedAt: Date | string | null;
}
interface Facts extends HotFacts {
  readonly ownerId: string | null;
  readonly firstContactedAt: Date | string | null;
}

/** True for an open lead of High or Critical urgency. The index contacts_urgent_leads and the store say the same in SQL. */
export function isHot({ category, urgency, stage, archivedAt }: HotFacts): boolean {
  return category === 'lead' && (urgency === 'High' || urgency === 'Critical') && stage !== 'lost' && archivedAt === null;
}

/** True while a hot lead waits for its first answer: neither claimed nor contacted. The index contacts_hot says the same in SQL. */
export function isUnanswered(lead: Facts): boolean {
  return isHot(lead) && lead.ownerId === null && lead.firstContactedAt === null;
}

/** Since when a lead waits: since it became new, which for a returning lead is later than the record. */
export function waitingSince(lead: { readonly stageSince: string | null; readonly createdAt: string }): string {
  return lead.stageSince !== null && lead.stageSince > lead.createdAt ? lead.stageSince : lead.createdAt;
}

/** Whole minutes of waiting at `now`, and whether the hour is over. */
export function waitOf(since: string, now: Date): { readonly minutes: number; readonly late: boolean } {
  const minutes = Math.max(0, Math.floor((now.getTime() - new Date(since).getTime()) / 60_000));
  return { minutes, late: minutes >= RESPOND_MINUTES };
}

/** '4 min', '1 h 12 min', '3 days': the waiting time, short enough for a card. */
export function formatWait(minutes: number): string {
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`;
  const days = Math.floor(hours / 24);
  return days === 1 ? '1 day' : `${days} days`;
}

export interface HotList {
  readonly total: number;
  readonly rows: readonly { readonly id: string }[];
}

/** True when the list has a new lead: it is longer, or its newest (ids sort by time) is newer than any that was seen. */
export function hasGrown(before: HotList, now: HotList): boolean {
  const [seen, newest] = [before.rows[0]?.id, now.rows[0]?.id];
  return now.total > before.total || (newest !== undefined && (seen === undefined || newest > seen) && now.total >= before.total);
}
