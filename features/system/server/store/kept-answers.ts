// Answers to requests that named themselves, sealed, for a day.
import { z } from 'zod';
import { lockOn } from '../../../../platform/server/database/lock-on.ts';
import type { KeptAnswers, NamedRequest } from '../../../../platform/server/http/kept-answers.ts';
import type { Sealer } from '../../../../platform/server/seal.ts';
import { openJson, sealJson } from '../../../../platform/server/sealed-json.ts';

const KEPT_MS = 24 * 60 * 60 * 1000;
const place = ({ userId, key }: NamedRequest) => `system_kept_answers:${userId}/${key}:answer` as const;

export function keptAnswers(sealer: Sealer): KeptAnswers {
  // Keyed, because an input may hold a number short enough to be guessed from a plain hash.
  const mark = ({ inputHash }: NamedRequest) => sealer.blindIndex('system.keptAnswer', inputHash.toString('base64'));
  return {
    async find(db, request, now) {
      const row = await db
        .selectFrom('systemKeptAnswers')
        .select(['endpoint', 'inputHash', 'answerSealed'])
        .where('userId', '=', request.userId)
        .where('key', '=', request.key)
        .where('at', '>', new Date(now.getTime() - KEPT_MS))
        .executeTakeFirst();
      if (!row) return undefined;
      if (row.endpoint !== request.endpoint || !row.inputHash.equals(mark(request))) return 'another';
      return { answer: openJson(sealer, place(request), row.answerSealed, z.unknown()) };
    },
    hold: (tx, { userId, key }) => lockOn(tx, 'system_kept_answers', `${userId} ${key}`),
    async keep(tx, request, answer, now) {
      const { userId, key, endpoint } = request;
      const inputHash = mark(request);
      await tx
        .deleteFrom('systemKeptAnswers')
        .where('at', '<=', new Date(now.getTime() - KEPT_MS))
        .execute();
      await tx
        .insertInto('systemKeptAnswers')
        .values({ userId, key, endpoint, inputHash, answerSealed: sealJson(sealer, place(request), answer ?? null), at: now })
        .execute();
    },
  };
}
