import type { Operation } from '../../../../platform/server/feature.ts';
import type { contactsContract } from '../../contract.ts';
import { listFields } from '../../../contact-fields/server/public.ts';
import { listSources } from '../store/sources.ts';
import { listTags } from '../store/tags.ts';

const MOST_SOURCES = 200;

export const listChoices: Operation<typeof contactsContract.listChoices> = async ({ db }) => ({
  tags: await listTags(db),
  sources: await listSources(db, MOST_SOURCES),
  fields: await listFields(db),
});
