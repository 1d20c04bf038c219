export { HomePage as default } from '@console/features/home/HomePage';
