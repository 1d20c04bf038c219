export { EntitiesList as default } from '@console/features/entities/EntitiesList';
