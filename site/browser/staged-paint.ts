// Scripts that run inline. They stay strings, because their hashes go into the content security policy.

/** Has the browser lay out what stands above, so that less is left for the first frame. */
export const layoutScript = "document.body.offsetTop";

/**
 * A remembered theme is there at once, so that it never flashes; the switch itself is in `theme.ts`.
 *
 * A fresh page is drawn in parts, so that a cheap phone is never busy for long: the first frame shows the first view,
 * each of the next adds parts until it has taken 8 ms. A part is what follows the first view in `main`, the footer, or
 * what says `data-part`; `ui/base.css` hides it until then. A page that is restored, or opened at a place, is drawn
 * whole: it is to be found where it stays.
 */
export const stagedPaintScript = `{
let root=document.documentElement.dataset,
draw=now=>{
do{
var part=document.querySelector(":is(#first-view~*,footer,[data-part]):not([data-drawn])");
if(part)part.dataset.drawn="";
${layoutScript}
}while(part&&performance.now()-now<8);
if(part||document.readyState=="loading")requestAnimationFrame(draw);else delete root.drawing};
try{root.theme=localStorage.theme||""}catch{}
if(!location.hash&&performance.getEntriesByType("navigation")[0]?.type=="navigate"){
root.drawing="";
requestAnimationFrame(()=>requestAnimationFrame(draw))}
}`.replaceAll("\n", "");
