/**
 * Runs inline before the first paint, so that a remembered theme never flashes and the switch answers at once.
 * It stays plain script in a string because its hash goes into the content security policy.
 * An empty choice means: as the system has it.
 */
export const themeScript = `(function(){
var root=document.documentElement,choice="";
try{choice=localStorage.getItem("theme")||""}catch(_){}
function show(){
if(choice)root.dataset.theme=choice;else delete root.dataset.theme;
document.querySelectorAll("[data-theme-switch] input").forEach(function(i){i.checked=i.value===choice});
}
root.dataset.script="";
show();
document.addEventListener("change",function(e){
if(!e.target.closest("[data-theme-switch]"))return;
choice=e.target.value;
try{choice?localStorage.setItem("theme",choice):localStorage.removeItem("theme")}catch(_){}
show();
});
document.addEventListener("DOMContentLoaded",show);
})()`;
