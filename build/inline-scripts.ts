// Scripts that run inline. They stay strings, because their hashes go into the content security policy.

/** Has the browser lay out what stands above, so that less is left for the first frame. */
export const layoutScript = "document.body.offsetTop";

/**
 * Shows at the first paint what this browser remembers: the theme, so that it never flashes (`switch-theme.ts` of
 * `site/browser/`), and the web fonts (`fetch-fonts.ts` there). What lies far below is rendered lazily, unless the visit
 * begins there.
 */
export const rememberedScript = `{
let root=document.documentElement.dataset;
if(!location.hash&&performance.getEntriesByType("navigation")[0]?.type=="navigate")root.lazy="";
try{
root.theme=localStorage.theme||"";
if(localStorage.fonts){
root.fonts="";
for(let link of document.querySelectorAll("link[as=font]"))link.media="all"}
}catch{}
}`.replaceAll("\n", "");

/**
 * Keeps the last press inside an island until `client:interaction` listens: its script comes after the first frame. A
 * form that is sent before stays on the page.
 */
const earlyPressScript = `var early,loaded;
for(let type of["submit","click"])addEventListener(type,event=>{
let{target}=event;
if(loaded||!target.closest("astro-island[ssr]"))return;
if(type=="submit")event.preventDefault(),target.ariaBusy="true",early=target;
else early=target.closest("button[type=button]:not([command])")??early},true)`.replaceAll("\n", "");

/** What runs in the head of a public page: one script, because each costs the policy a hash. */
export const headScript = rememberedScript + earlyPressScript;

/**
 * Fetches the scripts of the page after its first paint, which waits for none of them, and then renders what was left
 * for later, a part in each frame: all at once would take a slow phone too long. A tab in the background reports no
 * paint: there its load starts them. Once the first script is there, which listens to islands, it presses again what
 * was pressed too early; if it cannot be had, a form is sent the plain way.
 */
export const loadScript = `{
let{src}=document.currentScript.dataset;
new Promise(start=>{
new PerformanceObserver(start).observe({type:"paint",buffered:1});
onload=()=>setTimeout(start,200)}).then(async()=>{
src.split(" ").map(one=>import(one))[0]
.finally(()=>loaded=1).then(
()=>early&&(early.requestSubmit?early.requestSubmit():early.click()),
()=>early?.submit?.());
for(let part of document.querySelectorAll("main>section,footer"))
part.style.contentVisibility="visible",await new Promise(requestAnimationFrame)})
}`.replaceAll("\n", "");
