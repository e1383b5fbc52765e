// Whether the content of a row was disposed of, as the walk of the chain asks for it.
import { sql } from 'kysely';

export interface RowDisposal {
  readonly disposalId: string;
  /** Hex. */
  readonly mac: string;
  /** Whether an entry of the chain that says of this disposal that it was approved, or made again, is in the record. */
  readonly recorded: boolean;
}

/** Entries that allow a disposal; their own content is never disposed of. */
export const ALLOWING_KINDS = ['retention.approved', 'retention.deletionRequested', 'retention.appliedAgain'] as const;
/** The disposal of a row `a`; null where its content is there. */
export const DISPOSAL_OF_ROW = sql`(select jsonb_build_object('disposalId', d.disposal_id, 'mac', encode(d.mac, 'hex'), 'recorded', exists (
    select 1 from activity o join activity_chain l on l.activity_id = o.id
    where o.kind = any(${[...ALLOWING_KINDS]}::text[]) and o.subject_id = d.disposal_id::text and o.content_sealed is not null))
  from activity_disposals d where d.activity_id = a.id)`;
