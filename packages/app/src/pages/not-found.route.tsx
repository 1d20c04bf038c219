export { NotFoundPage as default } from '../shell/NotFoundPage.tsx';
