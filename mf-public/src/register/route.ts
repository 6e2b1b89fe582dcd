export { Register as Component } from './register.tsx';
