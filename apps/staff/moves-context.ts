// How dates of the calendar are moved. The shell provides it, because the list of all screens leads to the calendar and must not be led
// back to.
import { createContext } from 'react';
import type { MoveScreen } from '../../platform/web/screens.ts';

export const MovesContext = createContext<readonly MoveScreen[]>([]);
