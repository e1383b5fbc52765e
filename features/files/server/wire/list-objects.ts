import { isRefusal, refuse } from '../../../../platform/base/refusal.ts';
import { NOT_YOURS, visiblePrefixes } from '../../rules/object-rights.ts';
import { listNames } from '../store/object-list.ts';
import { parameter, type FileOperation } from './file-call.ts';

const MOST = 1000;

/** GET on the bucket: one page of names below a prefix, folded at the delimiter. What someone may not see is not there for them. */
export const listObjects: FileOperation = async (call) => {
  const visible = visiblePrefixes(call.person);
  if (visible.length === 0) return NOT_YOURS;
  const read = (name: string) => parameter(call.query, name);
  const [prefix, delimiter, pageToken, maxResults] = [
    read('prefix') ?? '',
    read('delimiter') ?? '',
    read('pageToken') ?? '',
    read('maxResults') ?? String(MOST),
  ];
  if (isRefusal(prefix)) return prefix;
  if (isRefusal(delimiter)) return delimiter;
  if (isRefusal(pageToken)) return pageToken;
  if (isRefusal(maxResults)) return maxResults;
  const limit = Math.min(Number(maxResults), MOST);
  const after = Buffer.from(pageToken, 'base64url').toString('utf8');
  const usable = [prefix, delimiter, after].every((text) => !text.includes('\0')) && Number.isInteger(limit) && limit > 0;
  if (!usable || Buffer.from(after).toString('base64url') !== pageToken) return refuse('files.inputInvalid', 'This list cannot be made.');

  const found = await call.context.readAs(call.person, (db) => listNames(db, { prefix, delimiter, after, limit: limit + 1, visible }));
  const page = found.slice(0, limit);
  const last = found.length > limit ? page.at(-1)?.entry : undefined;
  return call.reply.send({
    prefixes: page.filter((row) => row.folded).map((row) => row.entry),
    items: page.filter((row) => !row.folded).map((row) => ({ name: row.entry, bucket: call.context.services.env.FILES_BUCKET })),
    ...(last !== undefined && { nextPageToken: Buffer.from(last).toString('base64url') }),
  });
};
