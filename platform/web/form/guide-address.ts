// Where the guide of the page that is open can be read, for what refuses something on it.
import { createContext } from 'react';

/** An address of this app; undefined where pages have no guides, as in the portal. */
export const GuideAddressContext = createContext<string | undefined>(undefined);
