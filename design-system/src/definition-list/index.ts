export { DefinitionList } from './definition-list.tsx';
