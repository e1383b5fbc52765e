// Which guide belongs to which page: the file is called like the page ('/client-management' → client-management.md, '/letters/recipients' →
// letters-recipients.md), the page of one record like its list ('/contacts/$id' → contacts-id.md).
import { isId } from '../../../platform/base/ids.ts';

/** The guide of a page, by an address ('/contacts/0193…') or by its route ('/contacts/$id'). */
export function guideNameOf(path: string): string {
  const [first = '', second] = path.split('/').filter((part) => part !== '');
  if (second === undefined) return first;
  return second.startsWith('$') || isId(second) ? `${first}-id` : `${first}-${second}`;
}

/** The address of the guide `name`, at one of its sections where that is given. */
export function guideAddress(name: string, section?: string): string {
  return `/help?page=${name}${section === undefined ? '' : `#${section}`}`;
}
