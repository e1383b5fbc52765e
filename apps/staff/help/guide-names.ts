// Which guide belongs to which page: the file is called like the page ('/client-management' → client-management.md), the page of one
// record like its list ('/contacts/$id' → contacts-id.md).

/** The guide of a page, by an address ('/contacts/0193…') or by its route ('/contacts/$id'). */
export function guideNameOf(path: string): string {
  const [first = '', second] = path.split('/').filter((part) => part !== '');
  return second === undefined ? first : `${first}-id`;
}

/** The address of the guide `name`, at one of its sections where that is given. */
export function guideAddress(name: string, section?: string): string {
  return `/help?page=${name}${section === undefined ? '' : `#${section}`}`;
}
