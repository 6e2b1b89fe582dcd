// First of all, for it must stand before anything sets the address of a script.
import './trusted-types/install.ts';
import '@fio/design-system/styles.css';
import './shell.css';
import { start } from './start.tsx';

start();
