export { CodeSearch as default } from '@console/features/code-search/CodeSearch';
