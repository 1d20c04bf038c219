import type { Option, Options } from './field.types.ts';

const isList = (options: Options): options is readonly Option[] => Array.isArray(options);

export const toOptions = (options: Options): readonly Option[] =>
  isList(options) ? options : Object.entries(options).map(([value, label]) => ({ value, label }));
