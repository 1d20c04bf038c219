export { TagsList as default } from '@console/features/tags/TagsList';
