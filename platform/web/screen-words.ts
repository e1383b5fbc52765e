// What the screens of all features say about activities, for those that show activities of any feature.
import { createContext, useContext } from 'react';

export interface ScreenWords {
  /** Names of areas by the first part of a kind of activity: 'creditReports' is 'Credit reports'. */
  readonly areas: Readonly<Record<string, string>>;
  /** By type of record, the page that shows an activity about no contact. */
  readonly subjectPages: Readonly<Record<string, string>>;
}

export const ScreenWordsContext = createContext<ScreenWords>({ areas: {}, subjectPages: {} });

export const useScreenWords = (): ScreenWords => useContext(ScreenWordsContext);
