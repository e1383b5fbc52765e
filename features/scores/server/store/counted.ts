// Parts of statements: which scores count, and how each compares with earlier ones.
import { sql, type RawBuilder } from 'kysely';
import type { ScorePoint, LatestScore } from '../../contract.ts';

type Model = ScorePoint['model'];
export type Standings = Record<ScorePoint['bureau'], LatestScore | null>;

/** Models without a code of their own are distinguished by what the report prints. */
const KIND = sql`(s.model || case when s.model = 'OTHER' then '|' || lower(s.model_printed) else '' end)`;

/**
 * Scores of the contact `of`, one a day, bureau and model: a report beats what was typed in, and a later entry an earlier one.
 * Columns: those of credit_scores and `kind`, which is equal for scores that may be compared.
 */
export function counted(of: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select distinct on (s.bureau, ${KIND}, s.scored_on) s.*, ${KIND} as kind from credit_scores s where s.contact_id = ${of} and s.removed_at is null
    order by s.bureau, ${KIND}, s.scored_on, s.source = 'report' desc, s.id desc)`;
}

/**
 * One row about the contact `of`: `standings` by bureau as JSON (bureaus without a score are absent), `newest_on`, `dropped` (by more
 * than `drop` since the one before, at any bureau shown) and `best`. Without a model asked for, bureaus show the model of the newest
 * score of all, and their own newest where they have none of that model.
 */
export function standing(
  of: RawBuilder<unknown>,
  { model, drop }: { readonly model: Model | undefined; readonly drop: number },
): RawBuilder<unknown> {
  const only = model === undefined ? sql`true` : sql`p.model = ${model}`;
  return sql`(select json_object_agg(n.bureau, json_build_object('value', n.value, 'model', n.model, 'modelPrinted', n.model_printed, 'scoredOn', n.scored_on, 'source', n.source,
      'sinceStart', n.value - n.first_value, 'sinceLast', n.value - n.last_value)) as standings,
    max(n.scored_on) as newest_on, coalesce(bool_or(n.last_value - n.value > ${sql.lit(drop)}), false) as dropped, max(n.value) as best
    from (select distinct on (r.bureau) r.* from (
      select p.*, lag(p.value) over line as last_value, case when row_number() over line > 1 then first_value(p.value) over line end as first_value,
        row_number() over (partition by p.bureau, p.kind order by p.scored_on desc) as place, first_value(p.kind) over (order by p.scored_on desc, p.id desc) as shown
      from ${counted(of)} p where ${only} window line as (partition by p.bureau, p.kind order by p.scored_on)
    ) r where r.place = 1 order by r.bureau, r.kind = r.shown desc, r.scored_on desc, r.id desc) n)`;
}

/** Every bureau by name, null where there is no score. */
export function byBureau(found: Partial<Standings> | null): Standings {
  return { EQ: found?.EQ ?? null, EX: found?.EX ?? null, TU: found?.TU ?? null };
}
