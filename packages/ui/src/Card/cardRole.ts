import { createContext } from 'react';

/**
 * What a card is to a screen reader: a landmark, or a group where the same card stands elsewhere on
 * the page as a landmark already.
 */
export const CardRole = createContext<'region' | 'group'>('region');
