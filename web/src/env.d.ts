/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module 'icon:*' {
  /** Path data in a box of 512 by 512. */
  const outline: string;
  export default outline;
}
