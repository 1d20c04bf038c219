// Where `npm run visual` keeps its pictures. They are no part of the repository.
export const before = '.visual/before';
export const after = '.visual/after';
