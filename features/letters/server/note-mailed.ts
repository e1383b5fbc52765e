import { z } from 'zod';
import { formatCivilDate, parseCivilDate } from '../../../platform/base/civil-date.ts';
import { refuse } from '../../../platform/base/refusal.ts';
import { defineJob } from '../../../platform/server/feature.ts';
import { MAILING_METHODS, METHOD_WORDS } from '../../disputes/rules/mailing.ts';

const NOTED = refuse('letters.noted', 'Another run wrote this line.');

/** The line on a client's timeline where letters of several clients were mailed at once. */
export const noteMailed = defineJob({
  name: 'letters.noteMailed',
  payload: z.object({ contactId: z.uuid(), mailedOn: z.string(), method: z.enum(MAILING_METHODS), bureaus: z.array(z.string()) }),
  retries: 3,
  run: async ({ contactId, mailedOn, method, bureaus }, { change, settle }) => {
    const day = parseCivilDate(mailedOn);
    await change('letters.mailed', async ({ db, record }) => {
      if (!(await settle(db))) return NOTED;
      record({
        contactId,
        subject: { type: 'contact', id: contactId },
        summary: `${bureaus.length === 1 ? 'Letter' : 'Letters'} to ${bureaus.join(', ')} mailed on ${day ? formatCivilDate(day) : mailedOn} (${METHOD_WORDS[method].toLowerCase()})`,
        after: { mailedOn, method, bureaus },
      });
      return null;
    });
  },
});
