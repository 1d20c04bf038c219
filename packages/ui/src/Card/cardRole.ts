import { createContext } from 'react';

/**
 * The ARIA role of a card: a landmark (`region`), or a `group` when another card with the same
 * title on the page is the landmark.
 */
export const CardRole = createContext<'region' | 'group'>('region');
