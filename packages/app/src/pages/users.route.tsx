export { UsersList as default } from '@console/features/users/UsersList';
