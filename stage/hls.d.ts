/** The package declares the types of its whole build alone; the light one is the same without captions and DRM. */
declare module 'hls.js/light' {
  import Hls from 'hls.js';

  export default Hls;
}
