// Pictures that are on their way to become one document: uploaded one by one, so that a lost connection goes on where it stopped.

/** The most pages one document is made of. */
export const MOST_PAGES = 20;

/** The largest number of a page: some are taken again. */
export const MOST_NUMBER = 200;

/** The name of a page until the document is made. `batch` is new for each document. */
export const pageName = (contactId: string, batch: string, number: number): string => `contacts/${contactId}/pages/${batch}/${number}.jpg`;

/** Purpose of such a file. No list shows it. */
export const PAGE = 'page';

/** True for the name of a page. */
export const isPageName = (objectName: string): boolean => /^contacts\/[^/]+\/pages\//.test(objectName);
