// Which kinds of files are taken in, and how a kind is recognized: by the bytes first, then by what the sender and the name say.
import { refuse, type Refusal } from '../../../platform/base/refusal.ts';
import { UPLOAD_REFUSALS } from './upload-refusals.ts';

export interface FileType {
  readonly mediaTypes: readonly [string, ...string[]];
  readonly endings: readonly [string, ...string[]];
  /** 'marked' begins with bytes of its own; 'picture' as well, and is drawn again; 'text' has no mark. */
  readonly form: 'marked' | 'picture' | 'text';
}

export const FILE_TYPES: readonly FileType[] = [
  { mediaTypes: ['application/pdf'], endings: ['pdf'], form: 'marked' },
  { mediaTypes: ['image/jpeg', 'image/jpg'], endings: ['jpg', 'jpeg'], form: 'picture' },
  { mediaTypes: ['image/png'], endings: ['png'], form: 'picture' },
  { mediaTypes: ['image/webp'], endings: ['webp'], form: 'picture' },
  { mediaTypes: ['image/gif'], endings: ['gif'], form: 'picture' },
  { mediaTypes: ['image/tiff'], endings: ['tif', 'tiff'], form: 'picture' },
  { mediaTypes: ['text/plain'], endings: ['txt', 'text', 'md', 'log'], form: 'text' },
  { mediaTypes: ['text/csv'], endings: ['csv'], form: 'text' },
  { mediaTypes: ['application/json'], endings: ['json'], form: 'text' },
  { mediaTypes: ['application/xml', 'text/xml'], endings: ['xml'], form: 'text' },
  { mediaTypes: ['text/html'], endings: ['html', 'htm'], form: 'text' },
  { mediaTypes: ['image/svg+xml'], endings: ['svg'], form: 'text' },
];
const UNKNOWN = ['', 'application/octet-stream'];
const CHARSET = /;\s*charset=[A-Za-z0-9_-]+$/i;
const HEIC = /^image\/hei[cf]/;

/** What file dialogs offer: the kinds that people send, by type and by ending, because some systems know only one of the two. */
export const ACCEPTED =
  'application/pdf,image/jpeg,image/png,image/webp,image/gif,image/tiff,text/plain,.pdf,.jpg,.jpeg,.png,.webp,.gif,.tif,.tiff,.txt';

/** What looking at the bytes found. */
export interface BytesFound {
  /** Media type by the first bytes; undefined without a known signature. */
  readonly mark: string | undefined;
  readonly isArchive: boolean;
  /** Text throughout, which markup is too. */
  readonly isText: boolean;
  readonly markup: 'html' | 'svg' | 'xml' | undefined;
}

/** The ending of a name, lower case and without the dot, '' when it has none. */
export function extensionOf(name: string): string {
  return /\.([A-Za-z][A-Za-z0-9]{0,9})$/.exec(name)?.[1]?.toLowerCase() ?? '';
}

/**
 * The type a file is stored and served as. Refused: archives, kinds that are not in `FILE_TYPES`, and bytes that are something
 * else than the declared type or the name's ending says, such as a page named photo.jpg.
 */
export function judgeFileType(
  declared: string,
  name: string,
  found: BytesFound,
): { readonly mediaType: string; readonly form: FileType['form'] } | Refusal {
  const said = declared.split(';')[0]?.trim().toLowerCase() ?? '';
  const ending = extensionOf(name);
  if (HEIC.test(said) || (found.mark !== undefined && HEIC.test(found.mark)) || ending === 'heic' || ending === 'heif') {
    return refuse('files.typeRefused', UPLOAD_REFUSALS.heic);
  }
  if (found.isArchive) return refuse('files.typeRefused', UPLOAD_REFUSALS.archive);

  const bySaying = typeOf(said);
  const byEnding = FILE_TYPES.find((t) => t.endings.includes(ending));
  if (!UNKNOWN.includes(said) && !bySaying) return NOT_TAKEN;
  const byMark = typeOf(found.mark ?? 'text/plain');
  // Phones save pictures of one kind under the name of another. They are drawn again in any case.
  if (byMark?.form === 'picture' && [bySaying, byEnding].every((told) => !told || told.form === 'picture'))
    return { mediaType: byMark.mediaTypes[0], form: 'picture' };
  const type = bySaying ?? byEnding ?? byMark;
  if (!type) return NOT_TAKEN;
  if (byEnding && byEnding !== type)
    return refuse('files.typeMismatch', `The name ends with .${ending}, but the file type given is ${type.mediaTypes[0]}.`);
  if (!fits(type, found)) return MISMATCH;
  const [own] = type.mediaTypes;
  return { mediaType: type.form === 'text' && bySaying ? `${said}${CHARSET.exec(declared)?.[0] ?? ''}` : own, form: type.form };
}

const NOT_TAKEN = refuse('files.typeRefused', UPLOAD_REFUSALS.otherKind);
const MISMATCH = refuse('files.typeMismatch', UPLOAD_REFUSALS.mismatch);

/** The kind a media type belongs to, whatever parameters follow it. */
export function typeOf(mediaType: string): FileType | undefined {
  return FILE_TYPES.find((t) => t.mediaTypes.includes(mediaType.split(';')[0] ?? ''));
}

function fits(type: FileType, { mark, isText, markup }: BytesFound): boolean {
  if (type.form !== 'text') return mark !== undefined && type.mediaTypes.includes(mark);
  // Text may begin like something else by chance ("BMW loan" like a bitmap), but not like what is shown in a browser.
  if (!isText || (mark !== undefined && (typeOf(mark)?.form ?? 'text') !== 'text')) return false;
  const [ownType] = type.mediaTypes;
  if (ownType === 'image/svg+xml') return markup === 'svg';
  if (ownType === 'application/xml') return markup === 'xml';
  return ownType === 'text/html' || markup === undefined || markup === 'xml';
}
