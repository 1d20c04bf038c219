import { isValidElement } from 'react';
import type { ArgTypesEnhancer } from 'storybook/internal/types';

const WORDS: Record<string, string> = {
  sm: 'Small',
  md: 'Medium',
  lg: 'Large',
  info: 'Information',
};

const inWords = (value: string): string => {
  const spaced = value.replace(/([a-z])([A-Z])|[-_]/g, '$1 $2').toLowerCase();
  return WORDS[value] ?? spaced.charAt(0).toUpperCase() + spaced.slice(1);
};

const holdsElements = (value: unknown): boolean =>
  isValidElement(value) ||
  (Array.isArray(value) && value.some(holdsElements)) ||
  (typeof value === 'object' && value !== null && Object.values(value).some(isValidElement));

/**
 * Controls for people: one of a few words is a select of them, and what is made of elements has no
 * control, which could only show the insides of React.
 */
export const offerWords: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { type } = argType;
      if (type && typeof type === 'object' && type.name === 'enum') {
        const options = type.value.map(String);
        const labels = Object.fromEntries(options.map((option) => [option, inWords(option)]));
        const table = { ...argType.table, type: { summary: options.join(' | ') } };
        return [name, { options, control: { type: 'select', labels }, ...argType, table }];
      }
      if (name === 'icon' || holdsElements(initialArgs[name]))
        return [name, { ...argType, control: false }];
      return [name, argType];
    }),
  );
