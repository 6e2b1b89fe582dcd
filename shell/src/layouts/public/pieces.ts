// One module of the chunk that holds all the small components of public pages (libs/build, host-chunks).
export { Text } from '@fio/design-system/text';
